import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
    // Generated.
    globalIgnores(['dist', 'src/api/protocol.ts', 'src/**/generated.ts']),
    js.configs.recommended,
    ts.configs.recommendedTypeChecked,
    svelte.configs.recommended,
    {
        languageOptions: {
            parserOptions: {
                project: ['./tsconfig.json', './tsconfig.node.json'],
                tsconfigRootDir: import.meta.dirname,
                extraFileExtensions: ['.svelte'],
            },
        },
        rules: {
            // The compiler checks this.
            'no-undef': 'off',
            // As the compiler does it.
            '@typescript-eslint/no-unused-vars': [
                'error',
                { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
            ],
            // Maps and sets are rebuilt by each derived value or are never shown; none needs to be reactive itself.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        files: ['**/*.svelte'],
        rules: {
            // `const {}: Props = $props()` declares props that a component does not read.
            'no-empty-pattern': 'off',
            // The parser does not know the types of other components' props and exports. svelte-check does.
            '@typescript-eslint/no-redundant-type-constituents': 'off',
            '@typescript-eslint/no-unsafe-argument': 'off',
            '@typescript-eslint/no-unsafe-assignment': 'off',
            '@typescript-eslint/no-unsafe-call': 'off',
            '@typescript-eslint/no-unsafe-member-access': 'off',
            '@typescript-eslint/no-unsafe-return': 'off',
        },
    },
    {
        files: ['**/*.{js,mjs}'],
        extends: [ts.configs.disableTypeChecked],
    },
);
