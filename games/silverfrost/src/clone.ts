import { cloneRandomness, flow } from '@snowbound/engine';
import { clonePaws } from './paws/paws.ts';
import type { Player, State } from './state.ts';

export function clone(state: State): State {
  return {
    seats: state.seats,
    random: cloneRandomness(state.random),
    journal: null,
    stack: flow.cloneStack(state.stack),
    questions: state.questions.slice(),
    sealed: state.sealed.slice(),
    reveals: state.reveals,
    questionNumber: state.questionNumber,
    content: state.content,
    players: state.players.map(clonePlayer),
    start: state.start,
    reward: state.reward,
    deck: state.deck.slice(),
    deckTop: state.deckTop.slice(),
    discard: state.discard.slice(),
    valley: state.valley.slice(),
    stacked: state.stacked.slice(),
    valleySnow: state.valleySnow,
    crowds: state.crowds.slice(),
    boardSnow: state.boardSnow,
    row: state.row.slice(),
    bigDeck: state.bigDeck,
    bigDiscard: state.bigDiscard,
    highlands: state.highlands,
    lowlandDeck: state.lowlandDeck,
    lowlandsUnder: state.lowlandsUnder.slice(),
    snowstormDeck: state.snowstormDeck,
    snowstormDiscard: state.snowstormDiscard,
    isFurious: state.isFurious,
    turn: state.turn,
    isOver: state.isOver,
    inspected: state.inspected.slice(),
    inspectedQuests: state.inspectedQuests.slice(),
    mayClear: state.mayClear,
    playedByWords: state.playedByWords,
    playing: state.playing,
    playingFromHand: state.playingFromHand,
    due: state.due,
    waivable: state.waivable,
    bigInUse: state.bigInUse,
    paws: state.paws === null ? null : clonePaws(state.paws),
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    city: player.city.slice(),
    abilities: player.abilities,
    supply: player.supply.slice(),
    chimneys: player.chimneys,
    workers: player.workers,
    ranger: player.ranger,
    beside: player.beside,
    rangerBeside: player.rangerBeside,
    season: player.season,
    passed: player.passed,
    lowlands: player.lowlands,
    completedLowlands: player.completedLowlands,
    completedHighlands: player.completedHighlands,
    pauses: player.pauses,
  };
}
