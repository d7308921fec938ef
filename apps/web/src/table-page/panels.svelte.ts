import { tick } from 'svelte';
import type { GameFace } from '../games/board.ts';
import type { SideTab } from './side-tabs.ts';

/** Widths from design: board and two columns, board and a drawer, one hand. */
const WIDE = 1100;
const MIDDLE = 700;
/** Less high than this and not narrow, what is asked stands beside the board: below it there would be no board left. */
const LOW = 500;
const NARROW = 600;

/** What is open around the board. */
export class Panels {
  width = $state(innerWidth);
  height = $state(innerHeight);
  areKeysOpen = $state(false);
  isHintOpen = $state(false);
  #tab = $state<SideTab>('journal');
  #isSideOpen = $state(false);
  #areOptionsOpen = $state(false);
  #arePlayersOpen = $state(false);
  #fresh = $state.raw<ReadonlySet<SideTab>>(new Set());
  #rule = $state('');
  readonly #needsRoom: boolean;

  constructor({ isBroad }: Pick<GameFace, 'isBroad'>) {
    this.#needsRoom = isBroad === true;
  }

  get isLow(): boolean {
    return this.height < LOW && this.width >= NARROW;
  }

  get isWide(): boolean {
    return this.width >= WIDE && !this.isLow;
  }

  /** The players have no column of their own: they stand in the top bar and are opened from it. */
  get isBroad(): boolean {
    return this.isWide && this.#needsRoom;
  }

  get isPhone(): boolean {
    return this.width < MIDDLE && !this.isLow;
  }

  get tab(): SideTab {
    return this.#tab;
  }

  /** Tabs with something nobody has looked at yet. */
  get fresh(): ReadonlySet<SideTab> {
    return this.#fresh;
  }

  /** The rule that was asked for. */
  get rule(): string {
    return this.#rule;
  }

  get isSideOpen(): boolean {
    return this.isWide || this.#isSideOpen;
  }

  get areOptionsOpen(): boolean {
    return this.#areOptionsOpen;
  }

  get arePlayersOpen(): boolean {
    return this.#arePlayersOpen && (!this.isWide || this.isBroad);
  }

  openTab(tab: SideTab): void {
    this.#tab = tab;
    this.#isSideOpen = true;
    this.#arePlayersOpen = false;
    this.#fresh = new Set([...this.#fresh].filter(other => other !== tab));
    if (this.isPhone) this.#areOptionsOpen = false;
  }

  async openRule(rule: string): Promise<void> {
    this.openTab('rules');
    // Asked for twice, it is shown twice.
    this.#rule = '';
    await tick();
    this.#rule = rule;
  }

  toggleTab(tab: SideTab): void {
    if (this.#isSideOpen && this.#tab === tab) this.#isSideOpen = false;
    else this.openTab(tab);
  }

  toggleSide(): void {
    if (this.#isSideOpen) this.#isSideOpen = false;
    else this.openTab(this.#tab);
  }

  togglePlayers(): void {
    this.#arePlayersOpen = !this.#arePlayersOpen;
    this.#isSideOpen = false;
  }

  openOptions(): void {
    this.#areOptionsOpen = true;
    this.#isSideOpen = false;
  }

  toggleOptions(): void {
    if (this.#areOptionsOpen) this.#areOptionsOpen = false;
    else this.openOptions();
  }

  /** Closes what lies on top; says whether there was anything. */
  closeOne(): boolean {
    const was = this.isHintOpen || this.arePlayersOpen || (this.#isSideOpen && !this.isWide) || this.#areOptionsOpen;
    if (this.isHintOpen) this.isHintOpen = false;
    else if (this.arePlayersOpen) this.#arePlayersOpen = false;
    else if (this.#isSideOpen && !this.isWide) this.#isSideOpen = false;
    else this.#areOptionsOpen = false;
    return was;
  }

  /** Something new stands in a tab. */
  mark(tab: SideTab): void {
    if (!(this.isSideOpen && this.#tab === tab)) this.#fresh = new Set([...this.#fresh, tab]);
  }
}
