/** What is needed only when somebody looks more closely: a part of its own, so that the board is there sooner. */
export { countedFor, reachOf } from '@snowbound/winter-kingdom/from-view';
export { default as CardText } from './CardText.svelte';
export { default as Counting } from './Counting.svelte';
export { default as LitSpaces } from './LitSpaces.svelte';
export { default as ReachMarks } from './ReachMarks.svelte';
