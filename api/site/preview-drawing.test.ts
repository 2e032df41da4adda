import { drawPreview, fittedName } from './preview-drawing.ts';

const picture = (name: string) => ({ opening: 'You are invited to join', name, lines: ['Fall Cup', '$40 a player'] });

/** Returns width and height from the header of a PNG. */
function sizeOf(png: Uint8Array | undefined): readonly number[] {
  const head = Buffer.from(png ?? []);
  expect(head.subarray(1, 4).toString()).toBe('PNG');
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

test.each(['Night Owls', 'Águilas de Nguyễn Ngọc', '<b>&"', 'Foxes ⚽ 🇺🇸', 'W'.repeat(100), '\u202eevil\u0301'])(
  '%s is drawn 1200 points wide and 630 high',
  (name) => {
    expect(sizeOf(drawPreview(picture(name)))).toEqual([1200, 630]);
  },
);

test.each(['李小龍', 'Лисы', '⚽⚽', ' \u200b '])('%j cannot be drawn with letters that are not there', (name) => {
  expect(drawPreview(picture(name))).toBeUndefined();
});

test('a name stands in one row where it can, in two else, and is cut where it is longer yet', () => {
  const textsOf = (name: string) => fittedName(name)?.rows.map(({ text }) => text);
  expect(textsOf('Night Owls')).toEqual(['Night Owls']);
  expect(textsOf('Royal Rockets of Bergen County')).toHaveLength(2);
  expect(textsOf('A longer name than anybody would give a team '.repeat(3))?.[1]).toMatch(/…$/);
});

test.each(['Águilas de Nguyễn', 'Ễ Ầ Ễ Ầ '.repeat(8), 'Áqj '.repeat(12)])(
  'no row of %s touches what stands above or below',
  (name) => {
    const { size = 0, rows = [] } = fittedName(name) ?? {};
    const ys = rows.map(({ y }) => y);
    // The line above ends at 168, the one below begins at 445; a capital is seven tenths of its size.
    expect((ys[0] ?? 0) - size * 0.7).toBeGreaterThan(180);
    expect(Math.max(...ys)).toBeLessThan(430);
    for (const [index, y] of ys.entries()) if (index > 0) expect(y - (ys[index - 1] ?? 0)).toBeGreaterThanOrEqual(size);
  },
);
