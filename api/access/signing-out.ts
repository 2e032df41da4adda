import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { Audit } from '../../domain/port/audit.ts';
import { answer } from '../http/answer-language.ts';
import { rememberNoChange } from '../http/known-caller.ts';
import { Grants } from './grants.ts';
import { canEnd } from './postgres-session-ids.ts';

/** Ends sessions with all their rights. Nothing is written for who has none. */
@Injectable()
export class SigningOut {
  constructor(
    private readonly grants: Grants,
    private readonly audit: Audit,
  ) {}

  async run(request: Request): Promise<MessageAnswer> {
    if (canEnd(request)) await this.audit.note({ thing: 'session', recordId: null, what: 'signed out' });
    if (!(await this.grants.end(request))) rememberNoChange(request);
    return answer('Logged out');
  }
}
