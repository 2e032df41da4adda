import type { WaitingChange } from '../../domain/answer/player/listed-player.ts';
import { guardedFields } from '../../domain/player/player-change.ts';
import { notes } from '../../domain/use-case/newcomer/player-fields.ts';
import { guardedFieldNames } from '../../domain/use-case/player/change-letters.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { playWith } from '../../domain/use-case/registration/new-free-agent.ts';

/** What a change makes of a record, a line for each field. */
export function changeInWords({ from, to }: WaitingChange): readonly string[] {
  return guardedFields
    .filter((field) => field in to)
    .map((field) => `${guardedFieldNames[field]}: ${from[field] || 'None'} → ${to[field] || 'None'}`);
}

const { fields } = playerForm;

/** Every sentence about players. */
export const words = {
  title: 'Players',
  count: (players: number) => (players === 1 ? '1 player' : `${players.toLocaleString('en-US')} players`),
  add: 'Add Player',
  loading: 'Loading the players…',
  failed: 'Failed to fetch players',
  none: { title: 'No player yet', text: 'Players appear as they register, or as you add them.' },
  columns: {
    name: fields.name.label,
    age: 'Age',
    team: fields.teamId.label,
    skillLevel: fields.skillLevel.label,
    club: 'Club',
    tournament: fields.tournamentId.label,
    payment: 'Payment',
    registrationDate: 'Registration Date',
    contact: 'Contact',
    actions: 'Actions',
  },
  notAvailable: 'N/A',
  bracketHint: 'Left empty: the bracket of the age. Nobody plays down.',
  bracketOfTeam: 'The bracket of the team.',
  paymentHint: 'Payment and date belong to a registration: choose a tournament first.',
  twice: {
    label: 'On file',
    all: 'Once or twice on file',
    only: 'Perhaps twice on file',
    of: (ids: readonly number[]) => `Perhaps twice on file, also as ${ids.map((id) => `#${id}`).join(', ')}`,
  },
  payments: { label: 'Payment', all: 'Paid or not' },
  create: {
    title: 'Create New Player',
    submit: 'Create Player',
    done: 'Player created',
    failed: 'Failed to create player',
  },
  edit: { title: 'Edit Player', submit: 'Save Player', done: 'Player updated', failed: 'Failed to update player' },
  remove: {
    action: 'Delete Player',
    done: 'Player deleted',
    failed: 'Failed to delete player',
    text: (name: string) => `Are you sure you want to delete ${name}?`,
    person: 'Name, contact and registrations are erased.',
    goals: 'Goals stay in the scores, as those of a removed player.',
    many: 'Names, contacts and registrations are erased; goals stay in the scores.',
    paid: (amount: string) => `${amount} paid`,
    allPaid: (amount: string) => `${amount} was paid for their registrations.`,
    leaderless: (team: string) => `${team} loses its captain`,
  },
  changes: { label: 'Changes', all: 'Any', waiting: 'Change waiting' },
  mailbox: {
    of: (name: string) => `Mailbox of ${name}`,
    badge: 'Change waiting',
    toChange: 'The family has asked for a change',
    toReset: 'The mailbox is lost?',
    waits: 'The family asks for this',
    byHand: 'The mailbox on file has not confirmed it. Confirm only what you have asked the family about.',
    confirm: 'Confirm the change',
    refuse: 'Refuse the change',
    made: 'Change made',
    refused: 'Change refused',
    failed: 'The change could not be decided',
    noServer:
      'No mail server is set up, so no letter leaves. Changes that families ask for wait until you confirm them here.',
    reset: {
      title: 'Lost mailbox',
      onFile: (email: string | null) => `On file: ${email || 'none'}`,
      text: 'Both addresses on file are told. Every link, code and session of this player ends.',
      reasonHint: 'How you know that the family asks for it',
      submit: 'Use the new mailbox',
      done: 'Mailbox replaced',
      failed: 'The mailbox could not be replaced',
    },
  },
  registrations: {
    title: 'Registrations',
    of: (name: string) => `Registrations of ${name}`,
    none: 'Not registered for any tournament.',
    failed: 'Failed to fetch registrations',
    facts: {
      team: fields.teamId.label,
      division: 'Division',
      payment: 'Payment',
      reference: 'Reference',
      amount: 'Fee',
      date: 'Registered',
      waiver: 'Waiver',
      playWith: playWith.label,
      notes: notes.label,
      flags: 'To look at',
    },
  },
  parents: 'Parent or guardian',
  noEmail:
    'A family without one leaves it empty: letters wait in the post tray, and the waiver is signed on paper or read out.',
  teamHint: 'Left empty: a free agent.',
} as const;
