import { cloneRandomness, flow } from '@snowbound/engine';
import type { Player, State } from './state.ts';

/** A copy that shares nothing that play can change. */
export function clone(state: State): State {
  return {
    seats: state.seats,
    random: cloneRandomness(state.random),
    journal: null,
    stack: flow.cloneStack(state.stack),
    questions: state.questions.slice(),
    sealed: state.sealed,
    reveals: state.reveals,
    questionNumber: state.questionNumber,
    content: state.content,
    table: state.table,
    players: state.players.map(clonePlayer),
    occupied: state.occupied.slice(),
    open: state.open.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    undealt: state.undealt,
    round: state.round,
    active: state.active,
    isLastRound: state.isLastRound,
    isOver: state.isOver,
    played: state.played,
    building: state.building,
    isMandatoryBegun: state.isMandatoryBegun,
    placed: state.placed.slice(),
    built: state.built,
    isFortNext: state.isFortNext,
    subject: state.subject,
    left: state.left,
    focus: state.focus,
    usesLeft: state.usesLeft,
    inThisUse: state.inThisUse,
    purchased: state.purchased,
  };
}

function clonePlayer(player: Player): Player {
  return {
    houses: player.houses.slice(),
    forts: player.forts.slice(),
    pieces: player.pieces.slice(),
    touching: player.touching.slice(),
    crowded: player.crowded.slice(),
    reached: player.reached.slice(),
    housesLeft: player.housesLeft,
    fortsLeft: player.fortsLeft,
    coins: player.coins,
    hand: player.hand,
    bought: player.bought,
    upgraded: player.upgraded,
    usedFirst: player.usedFirst,
    usedSecond: player.usedSecond,
    terrain: player.terrain,
  };
}
