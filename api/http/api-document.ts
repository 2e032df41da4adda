import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { callsOfKey } from '../../domain/session/api-key.ts';
import { withAnswers } from './documented-answers.ts';

const keys = `A key that an organizer makes in the back office under API Keys; x-scope at a call names the scope it needs. What
the public reads needs none, and read:public where a key is shown. ${callsOfKey.calls} calls in ${callsOfKey.seconds} seconds.`;

/** The API described by its own DTOs: /api/openapi.json for programs, /api/docs for people. */
export function describeApi(app: INestApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Golden Goal')
    .setDescription('Registration, tournaments and live scores of youth 3-v-3 soccer.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'gg_...', description: keys }, 'api-key')
    .build();
  SwaggerModule.setup('api/docs', app, () => withAnswers(SwaggerModule.createDocument(app, about)), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Golden Goal API',
  });
}
