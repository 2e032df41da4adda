import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { gamePreview } from '../../domain/answer/game/game-preview.ts';
import { invitationPreview } from '../../domain/answer/invitation/invitation-preview.ts';
import { followedTeam } from '../../domain/answer/schedule/team-games.ts';
import { teamPreview } from '../../domain/answer/schedule/team-preview.ts';
import { isSharedPage, sitePreview } from '../../domain/answer/site/site-preview.ts';
import { tournamentPreview } from '../../domain/answer/tournament/tournament-preview.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import type { LinkPreview } from '../../domain/rule/site/link-preview.ts';
import { readIn } from '../../domain/rule/site/links.ts';
import { pageAt } from '../../domain/rule/site/pages.ts';
import { partAddress, partNamed } from '../../domain/rule/tournament/tournament-part.ts';
import { PostgresGames } from '../game/postgres-games.ts';
import { languageOfLink, languageOfPage } from '../http/language-of.ts';
import { isInternalRequest } from '../prepared/spectator.ts';
import { PostgresTeamGames } from '../schedule/postgres-team-games.ts';
import { PublicTeams } from '../team/public-teams.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

/** Builds the previews that messengers show of shared links. */
@Injectable()
export class LinkPreviews {
  constructor(
    private readonly teams: PublicTeams,
    private readonly tournaments: TournamentLists,
    private readonly games: PostgresGames,
    private readonly teamGames: PostgresTeamGames,
  ) {}

  /** Returns the preview of a page, or undefined for the default. An unknown code counts as a guess, as at its own route. */
  async of(request: Request): Promise<LinkPreview | undefined> {
    const language = languageOfPage(request);
    const preview = await this.inLanguage(request, language);
    // A messenger uses the canonical address, so it has to name the link's language.
    const isSaid = languageOfLink(request) === language;
    return preview && isSaid ? { ...preview, path: readIn(preview.path, language) } : preview;
  }

  private async inLanguage(request: Request, language: Language): Promise<LinkPreview | undefined> {
    const { address, named } = pageAt(request.path) ?? {};
    // The page that everybody gets answers no guess, and only a tournament is previewed there.
    const isForEverybody = isInternalRequest(request);
    if (address === '/invite/:code') {
      if (isForEverybody) return undefined;
      const code = String(named?.code).toUpperCase();
      return invitationPreview(await this.teams.invited(code, request), code, language);
    }
    if (address === '/teams/:id') return isForEverybody ? undefined : this.ofTeam(Number(named?.id), language);
    if (address === '/games/:id') return isForEverybody ? undefined : this.ofGame(Number(named?.id), language);
    const isOwn = address === '/tournaments/:id/:part?';
    if (!isOwn && !isSharedPage(address)) return undefined;
    const id = Number(isOwn ? named?.id : request.query.tournament);
    if (!isOwn && (address === '/live-scores' || request.query.tournament === undefined))
      return isForEverybody ? undefined : sitePreview(address, language);
    if (!Number.isSafeInteger(id) || id < 1) return undefined;
    const found = (await this.tournaments.list('visible')).find((tournament) => tournament.id === id);
    const preview = found && tournamentPreview(found, address === '/' ? '/' : '/tournaments', language);
    return isOwn && preview ? { ...preview, path: partAddress(String(id), partNamed(named?.part)) } : preview;
  }

  private async ofTeam(id: number, language: Language): Promise<LinkPreview | undefined> {
    const found = await this.teamGames.find(id);
    return found && teamPreview(followedTeam(found), language);
  }

  private async ofGame(id: number, language: Language): Promise<LinkPreview | undefined> {
    const game = await this.games.findDetail(id, 'visible');
    const tournaments = game === undefined ? [] : await this.tournaments.list('visible');
    const tournament = tournaments.find((one) => one.id === game?.tournamentId);
    return game && tournament && gamePreview(game, tournament.name, language);
  }
}
