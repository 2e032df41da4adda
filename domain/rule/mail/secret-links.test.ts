import { mailedLinkKinds, mailedLinks } from './mailed-link.ts';
import { cover, coveredLetter, sealedIn } from './secret-links.ts';

const site = 'https://cup.example';

test.each(mailedLinkKinds)('the secret of a link of the kind %s is covered, and its path stays', (kind) => {
  const { path } = mailedLinks[kind];
  const text = `Open: ${site}/${path}/ab.cd-e.f?lang=es\n\nBye`;
  expect(coveredLetter({ kind: 'captain-link', text })).toBe(`Open: ${site}/${path}/${cover}\n\nBye`);
  expect(sealedIn(text)).toEqual(['ab.cd-e.f']);
});

test.each(['/invite/TEAM-ABCDEF-123?as=mark', '/admin/invitation#ABCDEF', '/keep-scores#ABCDEF'])(
  'the secret of %s is covered',
  (path) => {
    expect(coveredLetter({ kind: 'captain-link', text: `${site}${path}` })).not.toMatch(/ABCDEF|mark/);
  },
);

test('a code is covered in its letter, and no number in others', () => {
  const text = 'Your code is 123456.';
  expect(coveredLetter({ kind: 'contact-code', text })).toBe(`Your code is ${cover}.`);
  expect(coveredLetter({ kind: 'schedule', text })).toBe(text);
});

test('what opens nothing stays: pages for everybody, addresses and numbers', () => {
  const text = `${site}/player-lookup ${site}/privacy ${site}/teams/7 mailto:kim@family.example $40`;
  expect(coveredLetter({ kind: 'captain-link', text })).toBe(text);
});
