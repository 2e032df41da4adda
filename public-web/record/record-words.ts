/** States of a request. */
const states: Readonly<Record<string, string>> = {
  pending: 'not answered yet',
  accepted: 'accepted',
  declined: 'declined',
  asked: 'asked',
  granted: 'granted',
  refused: 'refused',
  'taken-back': 'taken back',
};

const payments: Readonly<Record<string, string>> = { pending: 'not paid yet', paid: 'paid', failed: 'failed' };

const stateIn = (state: string): string => states[state] ?? state;

/** Texts of a whole record. */
export const words = {
  see: 'See everything we keep',
  title: (player: string) => `Everything we keep about ${player}`,
  download: 'Download it',
  file: 'golden-goal-record.json',
  print: 'Save a page to print',
  page: 'golden-goal-record.html',
  erase: 'Open the Player ID to withdraw or erase',
  privacy: 'Privacy notice: what we keep, why and how long',
  player: 'Player',
  registrations: 'Registrations',
  captain: 'Named as captain of',
  asked: 'Requests, invitations and interest',
  joinRequest: (team: string, state: string) => `asked to join ${team} (${stateIn(state)})`,
  invitation: (team: string) => `invited by ${team}`,
  interest: (who: string) => `Interest in tournaments to come: ${who}`,
  letters: 'Letters to your address',
  history: 'Who looked at it or changed it',
  notice: 'Why, how long, and what you can do',
  none: 'Nothing.',
  everything: 'Everything we keep, and who looked at it',
  at: (hour: string, text: string) => `${hour}: ${text}`,
  facts: {
    skillLevel: 'Skill level',
    currentClub: 'Club',
    parentName: 'Parent',
    goals: 'Goals',
    team: 'Team',
    ageBracket: 'Bracket',
    registered: 'Registered',
    payment: 'Payment',
    paid: 'Payment recorded on',
    since: 'On file since',
    waiver: 'Waiver',
    photos: 'Photos and video',
  },
  payment: (state: string) => payments[state] ?? state,
  contact: (isAllowed: boolean) => (isAllowed ? 'Captain and teammates are told' : 'Not told'),
  photos: (isAllowed: boolean) => (isAllowed ? 'Allowed' : 'Not allowed'),
  waiver: { unsigned: 'Unsigned', claimed: 'Claimed, not confirmed', confirmed: 'Signed' },
  withdrawn: 'Withdrawn: cannot play until it is signed again',
} as const;
