/** What a browser needs of the protocol at run time: no schemas, because they are large. */
export { DeltaDecoder, type ServerEvent } from './delta/decoder.ts';
export { DeltaEncoder } from './delta/encoder.ts';
export { partsOfSnapshot } from './snapshot-parts.ts';
