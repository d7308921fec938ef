/** WK-3.1: pieces of one mandatory action. */
export const MANDATORY_PIECES = 3;

/** WK-9.2 */
export const POINTS_PER_CASTLE = 3;
