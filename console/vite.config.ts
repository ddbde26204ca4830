import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { legalPlugin } from './vite/legal.tsx';
import { ownColours } from './vite/own-colours.ts';
import { precompressPlugin } from './vite/precompress.ts';
import { shellPlugin } from './vite/shell.ts';

// The common code of all screens is one file: in many files it would compress worse.
const START = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|clsx)/',
    // The question before leaving a page loads with its forms.
    'node_modules/@tanstack/(history|store|react-store|router-core|react-router)/(?!.*useBlocker)',
    'node_modules/@mantine/core/esm/(core|utils/Input.*)/',
    'node_modules/@mantine/core/esm/components/(ActionIcon|Button|CloseButton|Input|InputBase|Loader|PasswordInput|TextInput|Transition|UnstyledButton)/',
    'console/src/platform/(api|api-error|connection|i18n|lazy|locale|nonce|notices|paths|session|storage|unsaved)\\.ts',
    'console/src/(app/(crash-page|error-page|open-links)|accounts/open-form)\\.',
    'console/src/ui/\\w+/(brand|check-box|field-tooltip|floating|form-head|language-links|legal-links|notice-list|open-layout|page-size|palette|password-field|theme)\\.',
  ].join('|'),
);

// The code that every screen behind the login reads and writes with; in a file for each part it would compress worse.
// A list without pages is one screen's.
const SIGNED_IN =
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(infiniteQueryO|useInfiniteQ))|(contract\/src\/catalogue|guest\/src\/phrases)\/item-fields\.|console\/src\/(accounts\/profile|platform\/(flatten|query-client|saving-now|try-again|until-loaded)|ui\/(controls\/(command-key|letter-key|typing)|feedback\/(read-only|use-pending)|format\/use-minute|layout\/refused-files)|venues\/venues)\./;

export default defineConfig({
  plugins: [react(), shellPlugin(), legalPlugin(), precompressPlugin()],
  // The server puts a new one into each answer (`server/src/console-files.ts`).
  html: { cspNonce: '%NONCE%' },
  css: { postcss: { plugins: [ownColours] } },
  build: {
    outDir: '../build/console',
    emptyOutDir: true,
    manifest: true,
    target: 'es2024',
    // The first browsers that know light-dark(): lowered, it would need a colour scheme that stands in the same sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A picture in the style sheet would be sent to everyone who needs only the sheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The login carries the names of all files that come later: letters of one case pack better.
    rolldownOptions: {
      output: {
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'start', test: START },
            { name: 'signed-in', test: SIGNED_IN },
            // The preview needs the words without the line: apart they would weigh half as much again in the list.
            { name: 'showing', test: /console\/src\/catalogue\/showing-/ },
            // Both lists of a menu, paged and whole, need them.
            { name: 'list-rows', test: /console\/src\/catalogue\/(load-row-tools|order|row-grips)\./ },
            // How amounts are typed and written.
            { name: 'amounts', test: /console\/src\/ui\/format\/(amounts|typed-amount)\./ },
            // In files of their own, a hundred lines each, shared icons would weigh less than their names.
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
            // In files of their own, what most screens share would be asked for one by one. No list needs what checks forms.
            { name: 'shared', test: /^(?!.*\/(node_modules\/zod|contract\/src)\/)/, minShareCount: 20 },
          ],
        },
      },
    },
  },
});
