/** A chemical element with the two atomic masses that schools use. */
export interface Element {
  readonly symbol: string;
  readonly pl: string;
  readonly en: string;
  /** In u, to two places, as on an English periodic table. */
  readonly mass: string;
  /** In u, rounded as Polish schools do: whole numbers, and 35.5 for chlorine. */
  readonly rounded: string;
}

/** Symbol, Polish name, English name, mass in u to two places (standard atomic weights, abridged). */
const rows = `
H wodór hydrogen 1.01
He hel helium 4.00
Li lit lithium 6.94
Be beryl beryllium 9.01
B bor boron 10.81
C węgiel carbon 12.01
N azot nitrogen 14.01
O tlen oxygen 16.00
F fluor fluorine 19.00
Ne neon neon 20.18
Na sód sodium 22.99
Mg magnez magnesium 24.31
Al glin aluminium 26.98
Si krzem silicon 28.09
P fosfor phosphorus 30.97
S siarka sulfur 32.06
Cl chlor chlorine 35.45
Ar argon argon 39.95
K potas potassium 39.10
Ca wapń calcium 40.08
Sc skand scandium 44.96
Ti tytan titanium 47.87
V wanad vanadium 50.94
Cr chrom chromium 52.00
Mn mangan manganese 54.94
Fe żelazo iron 55.85
Co kobalt cobalt 58.93
Ni nikiel nickel 58.69
Cu miedź copper 63.55
Zn cynk zinc 65.38
Ga gal gallium 69.72
Ge german germanium 72.63
As arsen arsenic 74.92
Se selen selenium 78.97
Br brom bromine 79.90
Kr krypton krypton 83.80
Rb rubid rubidium 85.47
Sr stront strontium 87.62
Y itr yttrium 88.91
Zr cyrkon zirconium 91.22
Nb niob niobium 92.91
Mo molibden molybdenum 95.95
Ru ruten ruthenium 101.07
Rh rod rhodium 102.91
Pd pallad palladium 106.42
Ag srebro silver 107.87
Cd kadm cadmium 112.41
In ind indium 114.82
Sn cyna tin 118.71
Sb antymon antimony 121.76
Te tellur tellurium 127.60
I jod iodine 126.90
Xe ksenon xenon 131.29
Cs cez caesium 132.91
Ba bar barium 137.33
La lantan lanthanum 138.91
Ce cer cerium 140.12
W wolfram tungsten 183.84
Pt platyna platinum 195.08
Au złoto gold 196.97
Hg rtęć mercury 200.59
Pb ołów lead 207.2
Bi bizmut bismuth 208.98
U uran uranium 238.03
`;

function read(row: string): Element {
  const [symbol = '', pl = '', en = '', mass = ''] = row.split(' ');
  return {
    symbol,
    pl,
    en,
    mass,
    rounded: symbol === 'Cl' ? '35.5' : String(Math.round(Number(mass))),
  };
}

/** The elements by symbol; those without a stable school value (Tc, the actinides beyond uranium, …) are left out. */
export const elements: ReadonlyMap<string, Element> = new Map(
  rows
    .trim()
    .split('\n')
    .map(read)
    .map((element) => [element.symbol, element]),
);
