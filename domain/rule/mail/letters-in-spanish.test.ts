import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers, anInvitedPlayersAnswers } from '../../../test/sample/answers.ts';
import { everyLetter } from '../../../test/sample/every-letter.ts';
import { handOverTeam } from '../../use-case/captain/captain.ts';
import { dismissPlayer } from '../../use-case/roster/roster.ts';
import { Links } from '../site/links.ts';
import { debtInLetter } from '../site/payee.ts';
import { defaultSiteSettings } from '../site/site-settings.ts';
import { type TranslatedLetter, translateLetter } from './translated-letter.ts';

/** Returns the content of a letter line by line, including the payee of a debt. */
function lines({ subject, parts, language }: TranslatedLetter): readonly string[] {
  const written = parts.flatMap((part) =>
    part.kind === 'debt' ? debtInLetter(part, defaultSiteSettings, language) : part,
  );
  return [
    subject,
    ...written.flatMap((part) => {
      if (part.kind === 'facts') return part.facts.flatMap((fact) => [fact[0], fact[1]]);
      return part.kind === 'text' ? part.text : part.label;
    }),
  ];
}

/** Matches words that are the same in both languages: names, addresses, amounts and codes. */
const names = [
  'Night Owls|Fall Series Challenge|Winter Cup|Turf City, Paramus NJ|José Ñuñez|Marta Ñuñez|Ana|Ben|Kim|Ada|Venmo',
  '@golden-goal-3v3|a@b\\.example|U7-U19|U13-U15|3V3-\\w+|R|TEAM-ABC234-777|\\(201\\) 555-0102|2025-01|2026-11|Se devuelve todo\\.|Here to Play',
].join('|');
const alike = new RegExp(`^(?:(?:${names})[\\s().,-]*|[$\\d.]+)+$`);

const english = /\b(?:the|you|your|and|with|we|is|are|for|has|of|not|this|it|by|please|team|paid)\b/i;
const withoutNames = (line: string) => line.replace(new RegExp(names, 'g'), '');

const links = new Links('https://golden-goal.example');
const inEnglish = everyLetter('en').map((letter) => translateLetter(letter, links.inLanguage));
const inSpanish = everyLetter('es').map((letter) => translateLetter(letter, links.inLanguage));

test.each(inEnglish.map((letter, at) => [letter.event, letter, inSpanish[at]] as const))(
  'of the letter %s every line is in Spanish for whoever reads Spanish',
  (_, letter, translated) => {
    const [one, other] = [lines(letter), translated === undefined ? [] : lines(translated)];
    expect(other).toHaveLength(one.length);
    expect(one.filter((line, at) => line === other[at] && !alike.test(line))).toEqual([]);
    expect(other.filter((line) => english.test(withoutNames(line)))).toEqual([]);
    expect(translated?.language).toBe('es');
  },
);

test('a letter is the same but for its words: as many parts, and the same links, which say that they are read in Spanish', () => {
  const urls = (letters: readonly TranslatedLetter[]) =>
    letters.map(({ parts }) => parts.map((part) => (part.kind === 'link' ? part.url : part.kind)));
  const withoutLanguage = (url: string) => url.replace(/[?&]lang=es(?=#|$)/, '');
  expect(urls(inSpanish).map((parts) => parts.map(withoutLanguage))).toEqual(urls(inEnglish));
  const own = (letters: readonly TranslatedLetter[]) =>
    urls(letters)
      .flat()
      .filter((url) => url.startsWith(links.origin));
  expect(own(inSpanish).length).toBeGreaterThan(20);
  expect(own(inSpanish).filter((url) => new URL(url).searchParams.get('lang') !== 'es')).toEqual([]);
  expect(
    urls(inEnglish)
      .flat()
      .filter((url) => url.includes('lang=')),
  ).toEqual([]);
});

test('dates, times and lists are those of the language', () => {
  const said = inSpanish.flatMap(lines);
  expect(said).toContain('sáb, 12 de dic de 2026');
  expect(said.join('\n')).toContain('Winter Cup (sáb, 9 de ene de 2027)');
  expect(said).toContain('Hola, Ben y Ana:');
  expect(said).toContain('vie, 20 de nov de 2026');
  expect(said.join('\n')).toContain('sáb, 12 de dic, 4:15 p.m.');
});

test('a captain and a player of a team are each written to in their own language, the invited one in the captain’s', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const answers = aCaptainsAnswers({ tournamentId: id, inviteEmails: ['kim@family.example'] });
  const { team, captain } = await app.createTeam(answers, 'es');
  const [invited] = app.outbox.lettersTo('kim@family.example');
  expect(invited).toMatchObject({ language: 'es', subject: expect.stringMatching(/^Únase a /) });
  await app.joinTeam(
    anInvitedPlayersAnswers({ invitationCode: team.invitationCode, email: 'kim@family.example' }),
    'en',
  );
  expect(app.outbox.lettersTo('kim@family.example').at(-1)).toMatchObject({ language: 'en' });
  expect(app.outbox.lettersTo(captain.email).at(-1)?.subject).toMatch(/^Alguien más se unió a /);
});

test('whoever gets a team, and whoever gives it, read it in their own language; so does who is taken off', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { team } = await app.createTeam(aCaptainsAnswers({ tournamentId: id }), 'es');
  const { player } = await app.joinTeam(anInvitedPlayersAnswers({ invitationCode: team.invitationCode }), 'en');
  await handOverTeam(app, { id: team.id, playerId: player.id });
  expect(app.outbox.lettersTo(team.captainEmail).at(-1)?.subject).toMatch(/ cambió de manos: /);
  expect(app.outbox.lettersTo(player.email).at(-1)?.subject).toMatch(/^You are the captain now: /);
  expect(await app.teams.find(team.id)).toMatchObject({ captainLanguage: 'en' });
  await dismissPlayer(app, { id: team.id, playerId: team.captainId ?? 0, reason: 'x' });
  expect(app.outbox.letters.at(-1)?.subject).toMatch(/^Ya no está en /);
});
