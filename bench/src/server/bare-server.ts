/** The least that a durable move can cost: a socket, one insert, one commit a turn of the event loop, one answer. */

import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from '@photostructure/sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveLoad } from './usage.ts';

const [folder = ''] = process.argv.slice(2);
const database = new DatabaseSync(join(folder, 'bare.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
database.exec('CREATE TABLE log (id INTEGER PRIMARY KEY, place TEXT, text TEXT)');
const insert = database.prepare('INSERT INTO log (place, text) VALUES (?, ?)');

interface Message {
  readonly from: WebSocket;
  readonly place: string;
  readonly text: string;
}

const tables = new Map<string, Set<WebSocket>>();
let waiting: Message[] = [];

function commit(): void {
  const batch = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  for (const { place, text } of batch) insert.run(place, text);
  database.exec('COMMIT');
  for (const { from, place, text } of batch) {
    from.send('{"type":"done"}');
    for (const socket of tables.get(place) ?? []) socket.send(text);
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (from, { url: place = '' }) => {
  const sockets = tables.get(place) ?? new Set();
  tables.set(place, sockets.add(from));
  from.on('close', () => sockets.delete(from));
  from.on('message', (message: Buffer) => {
    if (waiting.length === 0) setImmediate(commit);
    const text = message.toString();
    // Parsing is part of the work of every server.
    JSON.parse(text);
    waiting.push({ from, place, text });
  });
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) serveLoad(`http://127.0.0.1:${address.port}`);
});
