import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface GeometryWords {
  readonly radius: Line;
  readonly formula: Line;
  readonly half: Line;
  readonly substitute: Line;
  readonly checkTitle: string;
  readonly check: (value: string) => string;
}

export const geometryWords: Record<SolverLanguage, GeometryWords> = {
  pl: {
    radius: { name: 'Promień', text: 'Promień to połowa średnicy.' },
    formula: { name: 'Wzór', text: 'Zapisujemy wzór, który łączy to, co mamy, z tym, czego szukamy.' },
    half: { name: 'Połowa obwodu', text: 'Wzór Herona zaczyna się od połowy obwodu.' },
    substitute: { name: 'Podstawiamy', text: 'Wstawiamy dane do wzoru i obliczamy.' },
    checkTitle: 'Sprawdzenie',
    check: (value) =>
      `Ta sama wielkość zmierzona bez wzoru (ze współrzędnych wierzchołków albo z sumy cienkich warstw) to około $${value}$.`,
  },
  en: {
    radius: { name: 'Radius', text: 'The radius is half of the diameter.' },
    formula: { name: 'Formula', text: 'We write the formula that joins what we have to what we look for.' },
    half: { name: 'Half of the perimeter', text: "Heron's formula begins with half of the perimeter." },
    substitute: { name: 'Substitute', text: 'We put the numbers into the formula and compute.' },
    checkTitle: 'Check',
    check: (value) =>
      `The same, measured without the formula (from coordinates of corners, or by adding thin slices), is about $${value}$.`,
  },
};
