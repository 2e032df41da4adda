// The fields that an answer may have, by who sees it; a new one is put in on purpose.

const prices = ['priceCents', 'earlyPriceCents', 'earlyUntil', 'siblingPriceCents'];

export const publicTournament = [
  ...['id', 'name', 'date', 'ageGroup', 'location', 'status', 'maxTeams', 'registrationDeadline'],
  ...[
    'registrationOpen',
    'visible',
    'firstDay',
    'isDividedByAge',
    'ageYear',
    'asks',
    'callOff',
    'acceptsRegistrations',
    'placesLeft',
  ],
  ...prices,
];

/** Details of a team, which are public. */
const teamDetails = ['skillLevel'];

export const publicTeam = [
  ...teamDetails,
  ...['id', 'name', 'captainName', 'tournament', 'tournamentId', 'ageGroup'],
  ...['currentPlayers', 'maxPlayers', 'playerCount', 'rosterAges'],
];

export const invitedTeam = [
  'name',
  'captainName',
  'tournament',
  'tournamentId',
  'ageGroup',
  'date',
  'location',
  'startTime',
  'ageYear',
  'agesCountedIn',
  'currentPlayers',
  'maxPlayers',
  'asks',
  'players',
  ...teamDetails,
  ...prices,
];

export const playerReceipt = [
  ...['id', 'name', 'skillLevel', 'teamId', 'teamName', 'isIndividual', 'tournamentId', 'tournament', 'ageBracket'],
  ...['paymentMethod', 'paymentConfirmed', 'registrationDate', 'waiverSigned', 'waiverState'],
];

export const joinedTeam = [...teamDetails, 'id', 'name', 'tournament', 'tournamentId', 'currentPlayers', 'maxPlayers'];

export const ofEachRegistration = [
  ...['isIndividual', 'teamId', 'teamName', 'isCaptain', 'tournamentId', 'tournament', 'ageBracket', 'joinRequest'],
  ...['registrationDate', 'paymentMethod', 'paymentStatus', 'paymentConfirmed', 'amountCents', 'paymentReference'],
  ...['date', 'location', 'isWaitlisted', 'playWith', 'checkedInAt'],
  ...['waiverSigned', 'waiverState', 'cancellation', 'owedCents', 'checklist'],
  ...['priceCents', 'priceReason'],
];

export const playerRecord = [
  ...['id', 'name', 'email', 'phone', 'age', 'birthYear', 'skillLevel', 'currentClub', 'league', 'shirtSize'],
  ...[
    'parentName',
    'parentEmail',
    'parentPhone',
    'registrations',
    'isIndividual',
    'teamId',
    'teamName',
    'tournamentId',
    'tournament',
    'asks',
  ],
  ...['ageBracket', 'registrationDate', 'paymentMethod', 'paymentStatus', 'paymentConfirmed', 'amountCents'],
  ...['paymentReference', 'waiverSigned', 'waiverState', 'joinRequest', 'isCaptain', 'isConfirmed'],
];

/** Fields of each record in the lists of organizers. */
export const listedFields: Readonly<Record<string, readonly string[]>> = {
  'pre-registrations': ['age', 'createdAt', 'email', 'id', 'name', 'phone', 'sex'],
  players: [
    ...['id', 'name', 'email', 'phone', 'birthYear', 'age', 'teamId', 'teamName', 'isCaptain', 'isIndividual'],
    ...['skillLevel', 'currentClub', 'league', 'shirtSize', 'parentName', 'parentEmail', 'parentPhone', 'tournament'],
    ...['language', 'sameAs'],
    ...['tournamentId', 'ageBracket', 'paymentMethod', 'paymentMethodText', 'paymentStatus', 'paymentConfirmed'],
    ...['amountCents', 'registrationId', 'registrationDate', 'notes', 'playWith', 'flags', 'isTest', 'createdAt'],
    ...['version', 'paymentReference', 'receivedCents', 'paidOn', 'waiverState'],
  ],
  'tournament-registrations': [
    ...['id', 'playerId', 'playerName', 'playerEmail', 'playerPhone', 'tournamentId', 'tournamentName', 'teamId'],
    ...['teamName', 'isCaptain', 'ageBracket', 'paymentStatus', 'paymentMethod', 'paymentMethodText'],
    ...['paymentConfirmed', 'paymentConfirmedBy', 'paymentConfirmedAt', 'amountCents', 'registrationDate', 'notes'],
    ...['playWith', 'flags', 'waiverSignedAt', 'waiverSigner', 'isTest', 'createdAt', 'updatedAt', 'version'],
    ...['paymentReference', 'receivedCents', 'waiverState', 'waiverConfirmedAt', 'waiverConfirmedBy', 'unconfirmed'],
    ...['priceCents', 'priceReason'],
  ],
  teams: [
    ...teamDetails,
    ...['id', 'name', 'captainId', 'captainName', 'captainEmail', 'captainPhone', 'tournament', 'tournamentId'],
    ...['currentPlayers', 'maxPlayers', 'ageGroup', 'ageBracket', 'invitationCode', 'isActive'],
    ...['waitlisted', 'waitlistedAt', 'unconfirmed', 'sharesName', 'isTest', 'version', 'createdAt', 'captainPlayer'],
  ],
};

/** Fields of a game that everybody sees. */
export const publicGame = [
  ...['id', 'tournamentId', 'bracketId', 'team1Id', 'team2Id', 'team1Name', 'team2Name', 'team1Score', 'team2Score'],
  ...[
    'shootout',
    'forfeitedBy',
    'isWithdrawal',
    'isAbandoned',
    'isVoid',
    'isGoldenGoal',
    'label',
    'matchName',
    'team1From',
    'team2From',
    'round',
    'stage',
    'ageBracket',
    'status',
    'startTime',
    'endTime',
    'startedAt',
    'field',
    'winnerId',
    'version',
  ],
];
