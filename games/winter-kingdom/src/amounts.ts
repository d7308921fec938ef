/** WK-3.1: pieces of one mandatory action. */
export const MANDATORY_PIECES = 3;
