import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ShownLinks } from '../../domain/port/shown-links.ts';

declare module 'express-session' {
  interface SessionData {
    /** Teams that this session leads by a link that an organizer was shown. */
    ledByShownLink?: readonly number[];
    /** Teams that this session leads because it created them; no letter has proved the mailbox. */
    ledByCreation?: readonly number[];
  }
}

/** Returns whether a session leads a team by a link that an organizer was shown. */
export function leadsByShownLink({ session }: Request, teamId: number | undefined): boolean {
  return teamId !== undefined && (session?.ledByShownLink?.includes(teamId) ?? false);
}

/** Returns whether a session has created a team and not yet followed its mailed link. */
export function leadsByCreationOnly({ session }: Request, teamId: number): boolean {
  return session?.ledByCreation?.includes(teamId) ?? false;
}

export function rememberCreation({ session }: Request, teamId: number): void {
  session.ledByCreation = [...(session.ledByCreation ?? []), teamId];
}

/** Records in a session by which kind of link it leads a team. */
@Injectable()
export class FollowedLinks {
  constructor(private readonly shown: ShownLinks) {}

  async remember({ session }: Request, sealed: string, teamId: number): Promise<void> {
    const others = (session.ledByShownLink ?? []).filter((id) => id !== teamId);
    if (await this.shown.has(sealed)) session.ledByShownLink = [...others, teamId];
    else if (session.ledByShownLink !== undefined) session.ledByShownLink = others;
    if (session.ledByCreation !== undefined)
      session.ledByCreation = session.ledByCreation.filter((id) => id !== teamId);
  }
}
