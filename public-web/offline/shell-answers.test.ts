import { answerTo, isOutOfOrder, outdated, placeOf } from './shell-answers.ts';

const home = 'https://3v3.example';
const files = ['/assets/main-Bx1.js', '/crest.svg'];
const ask = (path: string, differences: { method?: string; mode?: string } = {}) =>
  answerTo({ method: 'GET', mode: 'cors', ...differences, url: new URL(path, home).href }, home, files);
const open = (path: string) => ask(path, { mode: 'navigate' });

test.each(['/', '/tournaments', '/live-scores?tab=all', '/player-lookup', '/invite/TEAM-ABC234-007', '/no-such-page'])(
  'the page %s opens without a network too',
  (path) => expect(open(path)).toBe('page'),
);

test('a page behind a sealed link opens without a network too, whatever letters the link ends with', () => {
  expect(open(`/waiver/Z2FtZQ.mi1k.${'x'.repeat(43)}`)).toBe('page');
  expect(open(`/waiver/Z2FtZQ.mi1k.${'x-'.repeat(21)}x`)).toBe('page');
});

test.each(['/api/live-scores', '/api', '/admin', '/admin/players', '/embed/standings', '/bracket-management'])(
  '%s is none of the public site: it is never touched',
  (path) => {
    expect(open(path)).toBe('network');
    expect(ask(path)).toBe('network');
  },
);

test('an address that only begins like the back office is a page of the site', () => {
  expect(open('/administration')).toBe('page');
});

test('the files of the site come from the device', () => {
  expect(ask('/assets/main-Bx1.js', { mode: 'cors' })).toBe('kept file');
  expect(ask('/crest.svg', { mode: 'no-cors' })).toBe('kept file');
});

test('a file of another build is looked for on the device: an older page may need it', () => {
  expect(ask('/assets/main-Ay0.js')).toBe('kept file');
});

test('files that are not kept come from the network, opened by themselves or not', () => {
  expect(ask('/service-worker.js')).toBe('network');
  expect(open('/crest.svg')).toBe('network');
  expect(open('/exports.csv')).toBe('network');
});

test('what is sent, and what others serve, is never touched', () => {
  expect(ask('/', { method: 'POST', mode: 'navigate' })).toBe('network');
  expect(ask('/assets/main-Bx1.js', { method: 'HEAD' })).toBe('network');
  expect(ask('https://elsewhere.example/assets/main-Bx1.js')).toBe('network');
});

test('a server that is out of order counts as silent, one that knows no such page does not', () => {
  expect([200, 304, 404, 429].filter((status) => isOutOfOrder({ status }))).toEqual([]);
  expect([500, 502, 503, 504].every((status) => isOutOfOrder({ status }))).toBe(true);
});

test('a build that serves all pages sweeps out the builds before it and nothing else', () => {
  expect(outdated([placeOf('1'), placeOf('2'), 'of somebody else'], '2')).toEqual([placeOf('1')]);
});
