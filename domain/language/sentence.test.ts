import { catalogueOf, isPhrase } from './language.ts';
import { asPlaceholderValue, inEnglish, said, translate } from './sentence.ts';
import { spanish } from './spanish.ts';
import { callOffs } from './spanish-call-offs.ts';
import { choices } from './spanish-choices.ts';
import { dates } from './spanish-dates.ts';
import { drafts } from './spanish-drafts.ts';
import { everybody } from './spanish-everybody.ts';
import { families } from './spanish-families.ts';
import { followers } from './spanish-followers.ts';
import { history } from './spanish-history.ts';
import { invitations } from './spanish-invitations.ts';
import { labels } from './spanish-labels.ts';
import { ledger } from './spanish-ledger.ts';
import { letters } from './spanish-letters.ts';
import { lettersOfRecords } from './spanish-letters-records.ts';
import { lettersOfTeams } from './spanish-letters-teams.ts';
import { mailings } from './spanish-mailing.ts';
import { matchday } from './spanish-matchday.ts';
import { organizers } from './spanish-organizers.ts';
import { prices } from './spanish-prices.ts';
import { privacy } from './spanish-privacy.ts';

const { es } = catalogueOf;
const pairs = Object.entries(spanish);
const placesOf = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('what is filled in stands where its name stands, in English and in Spanish', () => {
  const sentence = said('{player} is already registered for this tournament', { player: 'Ada Park' });
  expect(translate(sentence)).toBe('Ada Park is already registered for this tournament');
  expect(translate(sentence, es)).toBe('Ada Park ya tiene inscripción en este torneo');
});

test('a label within a sentence is said in the language of the sentence, a name as it is', () => {
  expect(translate(said('{label} is required', { label: asPlaceholderValue('Full Name') }), es)).toBe(
    'Nombre completo: este dato hace falta',
  );
  const named = said('{name} is already on {team}', { name: 'Team', team: 'Phone' });
  expect(translate(named, es)).toBe('Team ya está en Phone');
});

test('a name with braces in it fills nothing in, whatever stands between them', () => {
  const sentence = said('{name} is already on {team}', { name: '{team}', team: '{constructor} $&' });
  expect(translate(sentence)).toBe('{team} is already on {constructor} $&');
});

test('what organizers alone read stays in English', () => {
  expect(translate(inEnglish('Field 1 is taken.'), es)).toBe('Field 1 is taken.');
  expect(translate(said('{day}: {complaint}', { day: 'Monday', complaint: inEnglish('Closed') }), es)).toBe(
    'Monday: Closed',
  );
});

test.each(pairs)('%j is there in Spanish, with the same places: %j', (english, words) => {
  expect(words.trim()).not.toBe('');
  expect(placesOf(words)).toEqual(placesOf(english));
});

test('what reads alike in both languages is what has no other word', () => {
  const alike = pairs.filter(([english, words]) => english === words).map(([english]) => english);
  expect(alike).toEqual([
    'Visible',
    '{each} {number}: {complaint}',
    '{day}: {complaint}',
    '{who} {done}',
    '{name}: {sentence}',
  ]);
});

test('no sentence stands in two parts of the catalogue', () => {
  const parts = [
    ...[labels, choices, everybody, families, invitations, matchday, organizers, history, privacy],
    ...[letters, lettersOfTeams, lettersOfRecords, followers],
    ...[callOffs, dates, drafts, ledger, mailings, prices],
  ];
  expect(parts.flatMap((part) => Object.keys(part))).toHaveLength(pairs.length);
});

test('words of a framework are none of ours', () => {
  expect(isPhrase('Not found')).toBe(true);
  expect(isPhrase('Cannot GET /nowhere')).toBe(false);
  expect(isPhrase('toString')).toBe(false);
});
