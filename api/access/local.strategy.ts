import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import type { AuthenticatedOrganizer } from './organizer.ts';
import { Organizers } from './organizers.ts';

/** Signs organizers in by name and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly organizers: Organizers) {
    super();
  }

  validate(username: string, password: string): Promise<AuthenticatedOrganizer | undefined> {
    return this.organizers.recognise(username, password);
  }
}
