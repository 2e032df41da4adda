import { aJoiner, aTeam } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';

/** Creates a team with four open places; answers its number and its code. */
export async function teamWithFourPlaces(url: string, tournamentId: number) {
  const captain = visitorAt(url);
  const { body } = await captain.post<{ team: { id: number; invitationCode: string } }>(
    '/api/teams',
    aTeam(tournamentId),
  );
  return body.team;
}

/** So many people, each at a device of their own, join one team at the same moment, in turn at each process. */
export function joinAtOnce(people: number, urls: readonly string[], invitationCode: string) {
  return Promise.all(
    Array.from({ length: people }, (_, person) =>
      visitorAt(urls[person % urls.length] ?? '').post('/api/players/join-via-invitation', aJoiner(invitationCode)),
    ),
  );
}
