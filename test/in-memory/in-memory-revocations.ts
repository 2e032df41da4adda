import { Revocations } from '../../domain/port/revocations.ts';
import type { GrantKind } from '../../domain/rule/access/grant.ts';

interface Granted {
  readonly sessionId: string;
  readonly kind: GrantKind;
  readonly subjectId: number;
}

/** What sessions are trusted with for as long as a test lasts. */
export class InMemoryRevocations extends Revocations {
  granted: readonly Granted[] = [];

  give(sessionId: string, kind: GrantKind, subjectId: number): void {
    this.granted = [...this.granted, { sessionId, kind, subjectId }];
  }

  override async ofContact(playerId: number, sparedSession: string | null): Promise<void> {
    this.end('contact', playerId, sparedSession);
  }

  override async ofCaptain(teamId: number): Promise<void> {
    this.end('captain', teamId);
  }

  override async ofOrganizer(accountId: number, sparedSession: string | null): Promise<void> {
    this.end('organizer', accountId, sparedSession);
  }

  end(kind: GrantKind, subjectId: number, spared: string | null = null): void {
    const isEnded = (one: Granted) => one.kind === kind && one.subjectId === subjectId && one.sessionId !== spared;
    this.granted = this.granted.filter((one) => !isEnded(one));
  }
}
