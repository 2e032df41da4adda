import { type AgeBracket, ageBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import { isChild, isMinor } from '../../domain/rule/player/player.ts';
import { noDetails } from '../../domain/rule/player/player-details.ts';
import { skillLevels } from '../../domain/rule/player/skill-level.ts';

const firstNames = [
  'Mateo',
  'Olivia',
  'Liam',
  'Sofia',
  'Noah',
  'Amara',
  'Ethan',
  'Priya',
  'Lucas',
  'Hannah',
  'José',
  'Maya',
  'Owen',
  'Zoë',
  'Kwame',
  'Ella',
  'Diego',
  'Ava',
  'Jun',
  'Nora',
  'Samir',
  'Leila',
  'Caleb',
  'Ines',
  'Theo',
  'Ruth',
  'Marco',
  'Isla',
  'Omar',
  'Grace',
];
const lastNames = [
  'Rivera',
  'Kowalski',
  'Nguyen',
  "O'Brien",
  'Okafor',
  'Patel',
  'Russo',
  'Kim',
  'Haddad',
  'Schwartz',
  'Ñuñez',
  'Baptiste',
  'Novak',
  'Goldberg',
  'Silva',
  'McCarthy',
  'Ahmed',
  'Lopez',
  'Chen',
  'Fischer',
  'Morales',
  'Dupont',
  'Reyes',
  'Walsh',
  'Tanaka',
  'Bianchi',
  'Osei',
];
const clubs = [
  'None',
  'Montclair United',
  'Cedar Stars',
  'Ridgewood SC',
  'Hudson Sporting',
  'STA Morris',
  'Ironbound SC',
];
const leagues = [null, 'EDP', 'NJ Youth Soccer', 'Mid NJ', null];

export const demoTeamNames = [
  'Turf Tornadoes',
  'Garden State Rovers',
  'Golden Boots',
  'Hackensack Hurricanes',
  'Nutmeg Nation',
  'Parkway Panthers',
  'Rondo Rebels',
  'Passaic Phantoms',
  'Top Bins',
  'Route 17 Rockets',
  'Backyard Ballers',
  'Shore Sharks',
  'Meadowlands Meteors',
  'Bergen Bolts',
  'Paramus Pythons',
  'Ramapo Raptors',
];

/** Returns the age bracket of a demo team, in turn. */
export function demoBracket(turn: number): AgeBracket {
  const four = ageBracketOptions.slice(0, 4).map(({ value }) => value);
  return four[turn % four.length] ?? 'U10-U12';
}

/** Returns the nth invented person of the demo, of about this age; the same on every call. */
export function demoPerson(n: number, age: number, year: number) {
  const firstName = pick(firstNames, n * 7);
  const lastName = pick(lastNames, Math.floor(n / 5) * 11 + 3);
  const parentFirst = pick(firstNames, n * 13 + 4);
  const birthYear = year - age;
  const hasParent = isMinor({ birthYear }, year);
  const mailbox = (name: string) => `${plain(name)}.${plain(lastName)}${n}@families.example`;
  return {
    name: `${firstName} ${lastName}`,
    phone: `(201) 555-${String(1000 + n).padStart(4, '0')}`,
    email: mailbox(isChild({ birthYear }, year) ? parentFirst : firstName),
    birthYear,
    skillLevel: pick(skillLevels, n + Math.floor(n / 5)),
    currentClub: pick(clubs, n * 3),
    ...noDetails,
    league: pick(leagues, n),
    parentName: hasParent ? `${parentFirst} ${lastName}` : null,
    parentEmail: hasParent ? mailbox(parentFirst) : null,
    parentPhone: hasParent ? `(973) 555-${String(1000 + n).padStart(4, '0')}` : null,
    language: 'en',
    isTest: true,
  } as const;
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], n: number): T {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

/** Made-up organizers: whom families of the demo pay and ask. */
export const demoOrganizers = {
  venmoHandle: 'golden-goal-3v3',
  contactEmail: 'hello@goldengoal.example',
  contactPhone: '(201) 555-0133',
};
