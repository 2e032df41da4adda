import { easternYear } from '../../domain/rule/time/eastern.ts';

/** The year somebody was born who is so old this year. */
export function bornYearsAgo(age: number): number {
  return easternYear(new Date()) - age;
}

/** What a captain fills in to create a team. */
export function aTeam(tournamentId: number, answers: object = {}) {
  const captain = nextPerson();
  return {
    name: `The ${captain.name} Five`,
    tournamentId,
    captainName: captain.name,
    captainEmail: captain.email,
    captainPhone: captain.phone,
    birthYear: bornYearsAgo(15),
    currentClub: 'None',
    parentName: 'Robin Parent',
    parentEmail: 'robin.parent@family.example',
    parentPhone: '(201) 555-0100',
    skillLevel: 'Here to Play',
    paymentMethod: 'venmo',
    termsAccepted: true,
    ...answers,
  };
}

/** What a player fills in who comes alone. */
export function aFreeAgent(tournamentId: number, answers: object = {}) {
  return { ...aPlayer(), tournamentId, ...answers };
}

/** What a player fills in who holds a team's code. */
export function aJoiner(invitationCode: string, answers: object = {}) {
  return { ...aPlayer(), invitationCode, ...answers };
}

/** What an organizer fills in to announce a tournament. */
export function aTournament(answers: object = {}) {
  return {
    name: `${nextPerson().name} Cup`,
    date: 'To be announced',
    ageGroup: 'U7-U19',
    location: 'Indoor turf, Fairfield NJ',
    ...answers,
  };
}

function aPlayer() {
  return {
    ...nextPerson(),
    birthYear: bornYearsAgo(14),
    currentClub: 'Ironbound SC',
    parentName: 'Robin Parent',
    parentEmail: 'robin.parent@family.example',
    parentPhone: '(201) 555-0100',
    skillLevel: 'Here to Chill',
    paymentMethod: 'at_event',
    termsAccepted: true,
  };
}

const firstNames = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo', 'Ida', 'Jay'];

/** Somebody with a name, a phone and an email that nobody else in the test has. */
function nextPerson() {
  const people = ofWorker.nextNumber('person');
  const familyName = [...String(people)].map((digit) => firstNames[Number(digit)]?.toLowerCase()).join('');
  const name = `${firstNames[people % 10]} Mac${familyName}`;
  const digits = String(people).padStart(4, '0');
  return { name, email: `player${people}@family.example`, phone: `201-555-${digits}` };
}
