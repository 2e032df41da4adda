import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { Organizer } from './organizer.ts';

type Done = (error: unknown, organizer: Organizer) => void;

/** Stores the id and name of the organizer in the session, and nothing that would need a lookup. */
@Injectable()
export class OrganizerSerializer extends PassportSerializer {
  serializeUser({ id, username }: Organizer, done: Done): void {
    done(null, { id, username });
  }

  deserializeUser(organizer: Organizer, done: Done): void {
    done(null, organizer);
  }
}
