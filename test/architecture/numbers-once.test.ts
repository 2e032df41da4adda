import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardFeePercent } from '../../domain/rule/payment/fee.ts';
import { adultAge, childAge } from '../../domain/rule/player/player.ts';
import { scheduleHours } from '../../domain/rule/schedule/first-letter.ts';
import { rosterSize } from '../../domain/rule/team/team.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that is said to families and organizers, in both languages. */
const said = ['domain', 'public-web', 'admin-web']
  .flatMap((side) => readdirSync(`${root}/${side}`, { recursive: true }).map((path) => `${side}/${path}`))
  .filter((path) => /(?<!\.test)\.tsx?$|\/es\/[\w-]+\.json$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** A number of the rules, and the words with which sentences name it. */
const numbers = [
  { number: scheduleHours, named: /(\d+) hours before (?:the start|it)\b|(\d+) horas antes\b/g },
  { number: adultAge, named: /\bplayers? under (\d+)\b|(\d+) or older|who is (\d+) signs|least (\d+) years old/g },
  { number: adultAge, named: /\bmenor(?:es)? de (\d+)\b|(?:tengo|jugador de) (\d+) años o más|al menos (\d+) años/g },
  { number: childAge, named: /up to the age of (\d+)|hasta los (\d+) años|in which they turn (\d+)/gi },
  { number: cardFeePercent, named: /\((\d+)% fee\)|adds (\d+)%|(\d+) % de recargo/g },
  { number: rosterSize, named: /up to (five)\b|hasta (cinco)\b/gi },
];

const inWords: Readonly<Record<string, number>> = { five: 5, cinco: 5 };

test.each(numbers)('sentences that name $number with $named name the number of the rule', ({ number, named }) => {
  const found = said.flatMap(({ path, text }) =>
    [...text.matchAll(named)].map(([sentence, ...said]) => {
      const digits = said.find((one) => one !== undefined)?.toLowerCase() ?? '';
      return { path, sentence, number: inWords[digits] ?? Number(digits) };
    }),
  );
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((one) => one.number !== number)).toEqual([]);
});
