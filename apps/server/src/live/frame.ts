const TEXT_MESSAGE = 0x81;
/** Lengths from here on take two more bytes, and beyond those eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 0xffff;

/**
 * A text message as it goes over a WebSocket, whole and in one piece. `ws` writes header and text apart, which costs more
 * than to make most messages.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < TWO_BYTES ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT_MESSAGE;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Nearly all that is said is plain ASCII, which can be copied as it is.
  frame.write(text, header, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
