import { alreadyDecided, noSuchChangeRequest } from '../../change-request/change-request.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import { moveTakenBackLetter, moveToDecideLetter } from './move-letters.ts';

/** Takes back a captain's request until an organizer has answered: the first to lock the request decides. */
export class TakeBackMove {
  constructor(private readonly ports: Given<'teams' | 'tournaments' | 'site' | 'changeRequests'>) {}

  async run({ teamId, id }: { readonly teamId: number; readonly id: number }): Promise<void> {
    const request = await this.ports.changeRequests.lock(id);
    if (request === undefined || request.teamId !== teamId) throw noSuchChangeRequest();
    if (request.state === 'taken-back') return;
    if (request.state !== 'asked') throw alreadyDecided(request.state);
    const { teams, tournaments, site, outbox, links, clock, audit } = this.ports;
    const team = await teams.find(teamId);
    const tournament = await tournaments.find(request.tournamentId);
    const to = request.toTournamentId === null ? undefined : await tournaments.find(request.toTournamentId);
    if (team === undefined) throw noSuchTeam();
    if (tournament === undefined || to === undefined) throw noSuchTournament();
    const takenBack = { ...request, state: 'taken-back', decidedBy: 'family', answeredAt: clock.now() } as const;
    await this.ports.changeRequests.save(takenBack);
    await audit.note({ thing: 'team', recordId: teamId, what: 'move taken back', to: { tournamentId: to.id } });
    const about = { request: takenBack, team, tournament, to, links };
    await outbox.post(moveTakenBackLetter(about));
    await outbox.post(moveToDecideLetter(about, (await site.settings()).contactEmail));
  }
}
