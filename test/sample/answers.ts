/** What a family writes about a player, in full and without a mistake: fourteen in 2026. */
const personal = {
  birthYear: 2012,
  currentClub: 'Hudson Rovers',
  league: 'NJYS',
  parentName: 'Marta Ñuñez',
  parentEmail: 'marta@family.example',
  parentPhone: '(201) 555-0102',
  skillLevel: 'Here to Play',
  paymentMethod: 'venmo',
  termsAccepted: true,
  likenessAllowed: false,
};

/** A captain's answers to the form of a new team. */
export function aCaptainsAnswers(different: object = {}) {
  return {
    ...personal,
    name: 'Night Owls',
    tournamentId: 1,
    ageBracket: null,
    captainName: 'José Ñuñez',
    captainEmail: 'jose@family.example',
    captainPhone: '(201) 555-0101',
    inviteEmails: [],
    ...different,
  };
}

/** A free agent's answers to the registration form. */
export function aFreeAgentsAnswers(different: object = {}) {
  return {
    ...personal,
    name: 'Ada Park',
    email: 'ada@family.example',
    phone: '973-555-0142',
    tournamentId: 1,
    ageBracket: null,
    playWith: null,
    notes: null,
    ...different,
  };
}

/** An invited player's answers to the form under the invitation. */
export function anInvitedPlayersAnswers(different: object = {}) {
  return {
    ...personal,
    invitationCode: 'TEAM-ABC234-777',
    name: 'Ada Park',
    email: 'ada@family.example',
    phone: '973-555-0142',
    age: null,
    notes: null,
    ...different,
  };
}

/** A family's answers when it edits its Player ID. */
export function aFamilysEdit(different: object = {}) {
  return {
    name: 'José Ñuñez',
    email: 'jose@family.example',
    phone: '(201) 555-0101',
    currentClub: 'Hudson Rovers',
    league: null,
    paymentMethod: 'venmo',
    parentName: 'Marta Ñuñez',
    parentEmail: 'marta@family.example',
    parentPhone: '(201) 555-0102',
    ...different,
  };
}

/** An organizer's answers to the form of a new tournament. */
export function anOrganizersAnswers(different: object = {}) {
  return {
    name: 'Winter Cup',
    date: '2027-01-16',
    ageGroup: 'U7-U19',
    location: 'Turf City, Paramus NJ',
    maxTeams: 12,
    registrationDeadline: '2027-01-09',
    ...different,
  };
}
