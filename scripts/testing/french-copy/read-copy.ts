import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Reads the French texts of a source file: string literals, templates and JSX text. Code (class names, addresses, SQL) and
// English (summaries of the API, messages for the log) are left out.

export interface Copy {
  file: string;
  line: number;
  /** An expression inside a template stands as «…». */
  text: string;
}

const codeAttributes = new Set(['className', 'href', 'id', 'd', 'viewBox', 'key', 'sizes', 'type', 'variant']);

const english =
  /\b(?:the|of|its|is|are|was|were|with|and|by|at|for|from|has|have|does|not|this|that|unknown|user-agent|disallow|sitemap)\b/i;
const frenchWord =
  /[àâçéèêëîïôùûœ€«]|\b(?:le|la|les|une?|des?|du|ton|ta|tes|tu|est|et|ou|pas|pour|par|sur|avec|ce|on)\b/i;
const startsLikeSentence = /^\s*[«\d+…]*\s*\p{Lu}|^\+?\d+[.,]\d/u;

export function readCopy(root: string, file: string): Copy[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Copy[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ file, line: line + 1, text });
  };
  const addFrench = (node: ts.Node, text: string) => {
    if (isFrench(text)) add(node, text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isJsxAttribute(node) && codeAttributes.has(node.name.getText(source))) return;
    if (ts.isJsxText(node)) add(node, node.text.replace(/&\w+;/g, '').replace(/\s*\n\s*/g, ' '));
    else if (ts.isStringLiteralLike(node)) addFrench(node, node.text);
    else if (ts.isTemplateExpression(node)) addFrench(node, textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isFrench(text: string): boolean {
  return !english.test(text) && !text.startsWith('<') && (frenchWord.test(text) || startsLikeSentence.test(text));
}

function textOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
