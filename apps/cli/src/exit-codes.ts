/** How the program ends, as a shell sees it. */
export const EXIT = {
  well: 0,
  /** A move of a scenario was refused, or something is not as it expects. */
  refused: 1,
  /** Bad input; nothing was changed. */
  misuse: 2,
  /** A fault of ours. */
  fault: 70,
  interrupted: 130,
} as const;
