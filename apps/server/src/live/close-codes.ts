/** Why a live connection is closed: codes of RFC 6455, and one of our own. A message too large is 1009, a broken one 1002 or 1007. */
export const CLOSE = {
  goingAway: 1001,
  comeBack: 1012,
  tryLater: 1013,
  noIdentity: 4003,
} as const;
