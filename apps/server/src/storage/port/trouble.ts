/** Why nothing can be stored; told by `/readyz` and in refusals, so these words never change. */
export type Trouble = 'sync' | 'full' | 'readonly' | 'busy' | 'damaged' | 'io';
