import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../../domain/port/clock.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { Settings } from '../process/settings.ts';

/** Time for which a visitor who has named a team sees the brackets of its tournament, in milliseconds. */
const life = 12 * 60 * 60 * 1000;

const cookieOf = (tournamentId: number) => `golden-goal-view-${tournamentId}`;

/** Sights of the brackets of active tournaments, in signed cookies: nothing is stored for who has only named a team that everybody sees. */
@Injectable()
export class TournamentViews {
  private readonly isHttps: boolean;

  constructor(
    private readonly secret: SessionSecret,
    private readonly clock: Clock,
    { publicBaseUrl }: Settings,
  ) {
    this.isHttps = publicBaseUrl.startsWith('https:');
  }

  /** Lets the request's browser see the brackets of a tournament. */
  give({ res: response }: Request, tournamentId: number): void {
    const end = this.clock.now().getTime() + life;
    response?.cookie(cookieOf(tournamentId), `${end}.${this.mark(tournamentId, end)}`, {
      httpOnly: true,
      sameSite: 'lax',
      path: `/api/tournaments/${tournamentId}`,
      secure: this.isHttps,
      maxAge: life,
    });
  }

  /** Takes from the request's browser the sight of these tournaments. */
  forget({ res: response }: Request, tournamentIds: readonly number[]): void {
    for (const id of tournamentIds) response?.clearCookie(cookieOf(id), { path: `/api/tournaments/${id}` });
  }

  /** Returns whether these cookies let their browser see the brackets of a tournament. */
  isIn(cookies: string | undefined, tournamentId: number): boolean {
    const written = new RegExp(`(?:^|;\\s*)${cookieOf(tournamentId)}=(\\d{1,16})\\.([\\w-]{22})(?:;|$)`);
    const [, end, mark] = written.exec(cookies ?? '') ?? [];
    if (end === undefined || mark === undefined || Number(end) <= this.clock.now().getTime()) return false;
    return timingSafeEqual(Buffer.from(mark), Buffer.from(this.mark(tournamentId, Number(end))));
  }

  private mark(tournamentId: number, end: number): string {
    const signature = createHmac('sha256', `view ${this.secret.value}`).update(`${tournamentId} ${end}`).digest();
    return signature.subarray(0, 16).toString('base64url');
  }
}
