import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { Organizer } from './organizer.ts';

type Done = (error: unknown, organizer: Organizer) => void;

/** A session keeps who its organizer is, and nothing that would have to be looked up. */
@Injectable()
export class OrganizerSerializer extends PassportSerializer {
  serializeUser({ id, username }: Organizer, done: Done): void {
    done(null, { id, username });
  }

  deserializeUser(organizer: Organizer, done: Done): void {
    done(null, organizer);
  }
}
