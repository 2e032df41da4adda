import { carriesSecret, pageAt, sharedPath } from './pages.ts';

test.each([
  ['/', '/', {}],
  ['/tournaments/', '/tournaments', {}],
  ['/tournaments/7', '/tournaments/:id/:part?', { id: '7' }],
  ['/tournaments/7/games/', '/tournaments/:id/:part?', { id: '7', part: 'games' }],
  ['/invite/team-abc234-007', '/invite/:code', { code: 'team-abc234-007' }],
  ['/captain', '/captain/:sealed?', {}],
  ['/captain/sealed', '/captain/:sealed?', { sealed: 'sealed' }],
  ['/captain/team/12', '/captain/team/:id', { id: '12' }],
] as const)('%s is the page %s', (path, address, named) => {
  const found = pageAt(path);
  expect(found?.address).toBe(address);
  expect({ ...found?.named }).toEqual(named);
});

test.each([
  ['/', '/'],
  ['/privacy/', '/privacy'],
  ['/tournaments/7', '/tournaments/7'],
  ['/tournaments/7/games/', '/tournaments/7/games'],
  ['/teams/12/', '/teams/12'],
  ['/games/12', '/games/12'],
  ['/invite/TEAM-ABC234-007', '/invite/code'],
  ['/captain', '/captain'],
  ['/captain/x', '/captain/sealed'],
  ['/captain/team/12', '/captain/team/1'],
])('the page %s is made as that of %s', (path, shared) => {
  const found = pageAt(path);
  expect(found && sharedPath(found)).toBe(shared);
});

test.each([
  '/nowhere',
  '//',
  '/tournaments/0',
  '/tournaments/7/nothing',
  '/teams',
  '/invite',
  '/family',
  '/family/x',
  '/record',
  '/player-lookup/x',
  '/waiver',
])('%s is no page', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test.each(['/record/x', '/captain/x', '//record/x', '/RECORD/x', '/invite/X'])(
  'the page %s carries a secret',
  (path) => {
    expect(carriesSecret(path)).toBe(true);
  },
);

test.each(['/', '/captain', '/tournaments/1', '/records/x', '/x/record/y', '/player-lookup/7'])(
  'the page %s carries none',
  (path) => {
    expect(carriesSecret(path)).toBe(false);
  },
);
