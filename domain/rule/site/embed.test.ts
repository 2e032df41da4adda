import { embedAt, embedKinds, embedPath, embedSnippet } from './embed.ts';

test('a frame is known by its path, and nothing else is one', () => {
  for (const kind of embedKinds) expect(embedAt(embedPath(kind, 12))).toEqual({ kind, tournamentId: 12 });
  for (const path of [
    '/embed',
    '/embed/live',
    '/embed/live/0',
    '/embed/live/x',
    '/embed/teams/1',
    '/embed/live/1/2',
    '/x',
  ])
    expect(embedAt(path)).toBeUndefined();
});

test('a snippet holds the frame, and what a tournament is called breaks out of nothing', () => {
  const snippet = embedSnippet('https://cup.example', 'live', { id: 7, name: '"><script>alert(1)</script> & Cup' });
  expect(snippet).toContain('src="https://cup.example/embed/live/7"');
  expect(snippet).not.toContain('<script>alert');
  expect(snippet).toContain('title="Live scores: &#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; Cup"');
});
