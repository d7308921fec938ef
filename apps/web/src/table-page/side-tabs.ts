/** What stands beside the board. */
export const SIDE_TABS = ['journal', 'score', 'rules', 'chat'] as const;
export type SideTab = (typeof SIDE_TABS)[number];
