import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

export const noColours: Paint = (_style, text) => text;

/** Colours for a terminal; none in a pipe or a file, or where NO_COLOR asks for none. */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const wanted = stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return wanted ? (style, text) => styleText(style, text) : noColours;
}

/** A seat is recognised by its shape and its name; the colour only helps. */
const MARKS = [
  { shape: '●', style: 'yellow' },
  { shape: '■', style: 'cyanBright' },
  { shape: '▲', style: 'green' },
  { shape: '◆', style: 'redBright' },
  { shape: '★', style: 'yellowBright' },
] as const;

export const shapeOf = (seat: number): string => MARKS[seat]?.shape ?? String(seat + 1);

export const inSeatColour = (paint: Paint, seat: number, text: string): string =>
  paint(MARKS[seat]?.style ?? 'white', text);
