import type { ShownFlag } from '../../domain/registration/registration.ts';
import { registrationPayment } from '../../domain/use-case/payment/record-payment.ts';
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
  shownOf: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  flags: {
    'too-old': 'Too old for the division',
    'plays-up': 'Plays up',
    'no-guardian': 'No guardian named',
    'other-contact': 'Other contact than on file',
    'refused-waiver': 'Waiver withdrawn by the family',
    'unsigned-waiver': 'Waiver unsigned',
    'claimed-waiver': 'Waiver not confirmed by a parent',
  } satisfies Record<ShownFlag, string>,
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
  },
  assigned: (team: string) => `In the team ${team}`,
  remove: {
    action: 'Delete Registration',
    done: 'Registration deleted',
    failed: 'Failed to delete registration',
    text: (player: string, tournament: string) => `Delete the registration of ${player} for ${tournament}?`,
    team: (team: string) => `The place in ${team} becomes free.`,
    payment: 'The payment on record goes with it.',
    player: 'The player stays on file.',
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
