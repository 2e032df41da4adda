import { Links } from './links.ts';

const links = new Links('https://3v3.example');

test.each([
  ['a page', links.playerId(), 'https://3v3.example/player-lookup?lang=es'],
  ['a page that is told more', links.returningPlayer(), 'https://3v3.example/?register=returning-player&lang=es'],
  ['what is secret behind a page', links.scoreKeeper('a?b'), 'https://3v3.example/keep-scores?lang=es#a%3Fb'],
  ['the first page', links.origin, 'https://3v3.example?lang=es'],
  ['a page of others', 'https://maps.example/?q=1', 'https://maps.example/?q=1'],
  ['a page that only begins like ours', 'https://3v3.example.evil/x', 'https://3v3.example.evil/x'],
])('%s says that it is read in Spanish, and nothing in English', (_, url, inSpanish) => {
  expect(links.inLanguage(url, 'es')).toBe(inSpanish);
  expect(links.inLanguage(url, 'en')).toBe(url);
});
