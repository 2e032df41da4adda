import { Controller, Delete, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { AccessNotice } from '../../domain/answer/session/access-notice.ts';
import { Audit } from '../../domain/port/audit.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PostgresAccessNotices } from './postgres-access-notices.ts';

/** Routes for notices to owners without a mail address about access that was created or shown. */
@ApiTags('session')
@Controller('api/admin/access-news')
export class AccessNewsController {
  constructor(
    private readonly news: PostgresAccessNotices,
    private readonly audit: Audit,
  ) {}

  /** Lists notices from before the sign-in of this session, until the owner closes them. */
  @Get()
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  list(@Req() request: Request): Promise<readonly AccessNotice[]> {
    return this.news.shownTo(request, request.user?.id ?? 0);
  }

  /** Closes the notices that the owner has read. */
  @Delete()
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async close(@Req() request: Request): Promise<readonly AccessNotice[]> {
    const id = request.user?.id ?? 0;
    await this.news.close(request, id);
    await this.audit.note({ thing: 'organizer', recordId: id, what: 'access news closed' });
    return this.list(request);
  }
}
