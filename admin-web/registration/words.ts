import { flagLabels } from '../../domain/answer/registration/listed-registration.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { registrationForm } from '../../domain/use-case/registration/registration-form.ts';

const { fields } = registrationForm;
const { fields: interest } = newPreRegistration;

/** Every sentence about registrations. */
export const words = {
  title: 'Tournament Reg',
  heading: 'Tournament Registrations',
  count: (registrations: number) =>
    registrations === 1 ? '1 registration' : `${registrations.toLocaleString('en-US')} registrations`,
  add: 'Add Registration',
  loading: 'Loading the registrations…',
  failed: 'Failed to fetch registrations',
  none: { title: 'No registration yet', text: 'Registrations appear as families send them, or as you add them.' },
  partOf: (came: string, asked: string) => `${came} of ${asked}`,
  counts: { title: 'Counts', total: 'Total', paid: 'Paid', pending: 'Pending', tournaments: 'Tournaments' },
  columns: {
    tournament: fields.tournamentId.label,
    player: fields.playerId.label,
    team: fields.teamOption.label,
    method: fields.paymentMethod.label,
    amount: 'Fee',
    registrationDate: 'Registration Date',
    status: 'Payment Status',
    actions: 'Actions',
  },
  states: { label: registrationPayment.fields.paymentStatus.label, all: 'All states' },
  confirmation: { label: 'Confirmed', all: 'Confirmed or not', unconfirmed: 'Unconfirmed' },
  flags: flagLabels,
  create: {
    title: 'Add Registration',
    submit: 'Add Registration',
    done: 'Registration added',
    failed: 'Failed to add registration',
    player: fields.playerId.label,
    playerHint: 'Search by name, e-mail or phone',
    option: fields.teamOption.label,
    existing: fields.teamId.label,
    currentTeam: 'current team',
    bracketHint: 'Left empty: the bracket of the age. Nobody plays down.',
  },
  assigned: (team: string) => `In the team ${team}`,
  freeAgents: { label: 'On a team', all: 'Anybody', only: 'On no team' },
  remove: {
    action: 'Delete Registration',
    done: 'Registration deleted',
    failed: 'Failed to delete registration',
    text: (player: string, tournament: string) => `Delete the registration of ${player} for ${tournament}?`,
    team: (team: string) => `The place in ${team} becomes free.`,
    player: 'The player stays on file.',
    paid: (amount: string) => `${amount} paid`,
    allPaid: (amount: string) => `${amount} was paid for them.`,
    leaderless: (team: string) => `${team} loses its captain`,
    many: 'The places become free. The players stay on file, and nobody is told by mail.',
  },
} as const;

/** Every sentence about pre-registrations. */
export const interestWords = {
  title: 'Pre-Reg',
  heading: 'Pre-Registrations',
  count: (people: number) =>
    people === 1 ? '1 pre-registration' : `${people.toLocaleString('en-US')} pre-registrations`,
  loading: 'Loading the pre-registrations…',
  failed: 'Failed to fetch pre-registrations',
  none: { title: 'Nobody yet', text: 'Families who want to hear of the next tournament appear here.' },
  columns: {
    name: interest.name.label,
    sex: interest.sex.label,
    age: interest.age.label,
    email: interest.email.label,
    phone: interest.phone.label,
    registrationDate: 'Registration Date',
  },
} as const;
