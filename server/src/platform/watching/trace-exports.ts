import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** An exporter whose first failure after a success is logged, without the address and the headers. */
export function tellOfFailures(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== 0;
        if (fails && !isFailing) log.warn('traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
        isFailing = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
