import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { withAnswers } from './documented-answers.ts';

/** The API described by its own DTOs: /api/openapi.json for programs, /api/docs for people. */
export function describeApi(app: INestApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Golden Goal')
    .setDescription('Registration, tournaments and live scores of youth 3-v-3 soccer.')
    .setVersion('1')
    .build();
  SwaggerModule.setup('api/docs', app, () => withAnswers(SwaggerModule.createDocument(app, about)), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Golden Goal API',
  });
}
