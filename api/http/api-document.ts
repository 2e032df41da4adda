import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describedAnswers } from './described-answers.ts';
import { withAnswers } from './documented-answers.ts';
import { securitySchemes, withCallers } from './documented-callers.ts';
import { withHeaders } from './documented-headers.ts';
import { withWholeIds } from './documented-ids.ts';
import { withWebhooks } from './documented-webhooks.ts';

/** Serves the API document made from DTOs, types and comments: /api/openapi.json for programs, /api/docs for people. */
export function describeApi(app: INestApplication, built: string): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app, built), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Golden Goal API',
  });
}

function apiDocument(app: INestApplication, built: string): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Golden Goal')
    .setDescription('Registration, tournaments and live scores of youth 3-v-3 soccer.')
    .setVersion('1')
    .setLicense('Proprietary', '/api/docs')
    .addServer('/')
    .build();
  const document = SwaggerModule.createDocument(app, about, { operationIdFactory: nameOfOperation });
  document.components = { ...document.components, securitySchemes };
  const described = describedAnswers(built);
  const answered = withHeaders(app, withAnswers(document, described), described);
  return withWebhooks(withWholeIds(withCallers(app, answered)));
}

const nameOfOperation = (controller: string, method: string) => `${controller}_${method}`;
