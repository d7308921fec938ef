import { Problem, playedWith, restoredWith, shippedFile, shippedWith } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';

const OWN = { ...(snowTime.content.file as object), name: 'own' };
const FIRST = 'house-e781271edb83';

describe('content that a game ships', () => {
  test('its file is found by its id, what it ships now and what it once shipped', async () => {
    const { id, file } = snowTime.content;
    expect(await shippedFile(snowTime, id)).toBe(JSON.stringify(file));
    const older = await shippedFile({ ...snowTime, content: { ...snowTime.content, id: 'newer' } }, FIRST);
    expect(JSON.parse(older ?? '')).toMatchObject({ name: 'house' });
    for (const nothing of ['house-000000000000', 'toString']) expect(await shippedFile(snowTime, nothing)).toBeNull();
  });

  test('a game is played with any content it ships or shipped; the one it has is itself', async () => {
    expect(await shippedWith(snowTime, snowTime.content.id)).toBe(snowTime);
    const newer = { ...snowTime, content: { ...snowTime.content, id: 'newer', lastSpace: 3 } };
    expect(await shippedWith(newer, FIRST)).toMatchObject({ name: 'snow-time', content: { id: FIRST, lastSpace: 30 } });
    expect(await shippedWith(snowTime, 'house-000000000000')).toBeNull();
  });

  test('or with somebody’s own, which is validated; what was stored is taken as it is', async () => {
    const own = await playedWith(snowTime, OWN);
    expect(own).toMatchObject({ name: 'snow-time', content: { file: { name: 'own' } } });
    expect(own.content.id).toMatch(/^own-[0-9a-f]{12}$/);
    await expect(playedWith(snowTime, { ...OWN, lastSpace: 0 })).rejects.toThrow(Problem);
    expect(await restoredWith(snowTime, OWN)).toMatchObject({ name: 'snow-time', content: { id: own.content.id } });
  });
});
