import { detailNames } from '../../domain/rule/player/player-details.ts';
import { importEntry } from '../../domain/use-case/import/import-entry.ts';

const { fields } = importEntry;

const team = [fields.team, fields.ageBracket, fields.captain, fields.captainEmail, fields.captainPhone];
const contact = [fields.name, fields.birthYear, fields.email, fields.phone];
const parent = [fields.parentName, fields.parentEmail, fields.parentPhone];
const beside = [fields.skillLevel, fields.currentClub, ...detailNames.map((name) => fields[name])];
const members = [1, 2, 3, 4, 5];

/** Tables to begin with: their headings, one row a player or one row a team. */
export const templates = [
  {
    title: 'One row for each player',
    file: 'players-to-import',
    headings: [fields.team, fields.captain, fields.ageBracket, ...contact, ...parent, ...beside].map(
      ({ label }) => label,
    ),
  },
  {
    title: 'One row for each team',
    file: 'teams-to-import',
    headings: [
      ...team.map(({ label }) => label),
      ...members.flatMap((number) => contact.map(({ label }) => `Player ${number} ${label}`)),
    ],
  },
] as const;
