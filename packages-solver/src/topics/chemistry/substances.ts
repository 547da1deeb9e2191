/** Formula, then its names in the grammatical forms of tasks, without Polish marks; separated by `|`. */
const rows = `
H2O|woda|wody|wode|wodzie|water
NaCl|chlorek sodu|chlorku sodu|sol kuchenna|soli kuchennej|sodium chloride|table salt
CO2|tlenek wegla(iv)|tlenku wegla(iv)|dwutlenek wegla|dwutlenku wegla|carbon dioxide
CO|tlenek wegla(ii)|tlenku wegla(ii)|carbon monoxide
SO2|tlenek siarki(iv)|tlenku siarki(iv)|dwutlenek siarki|dwutlenku siarki|sulfur dioxide|sulphur dioxide
SO3|tlenek siarki(vi)|tlenku siarki(vi)|sulfur trioxide|sulphur trioxide
H2SO4|kwas siarkowy(vi)|kwasu siarkowego(vi)|sulfuric acid|sulphuric acid
HNO3|kwas azotowy(v)|kwasu azotowego(v)|nitric acid
H3PO4|kwas fosforowy(v)|kwasu fosforowego(v)|kwas ortofosforowy(v)|phosphoric acid
H2CO3|kwas weglowy|kwasu weglowego|carbonic acid
HCl|chlorowodor|chlorowodoru|kwas solny|kwasu solnego|kwas chlorowodorowy|kwasu chlorowodorowego|hydrogen chloride
NaOH|wodorotlenek sodu|wodorotlenku sodu|sodium hydroxide
KOH|wodorotlenek potasu|wodorotlenku potasu|potassium hydroxide
Ca(OH)2|wodorotlenek wapnia|wodorotlenku wapnia|calcium hydroxide
CaCO3|weglan wapnia|weglanu wapnia|calcium carbonate
Na2CO3|weglan sodu|weglanu sodu|sodium carbonate
CaO|tlenek wapnia|tlenku wapnia|calcium oxide
MgO|tlenek magnezu|tlenku magnezu|magnesium oxide
Al2O3|tlenek glinu|tlenku glinu|aluminium oxide|aluminum oxide
Fe2O3|tlenek zelaza(iii)|tlenku zelaza(iii)|iron(iii) oxide
FeO|tlenek zelaza(ii)|tlenku zelaza(ii)|iron(ii) oxide
CuO|tlenek miedzi(ii)|tlenku miedzi(ii)|copper(ii) oxide
CuSO4|siarczan(vi) miedzi(ii)|siarczanu(vi) miedzi(ii)|copper(ii) sulfate|copper(ii) sulphate
KCl|chlorek potasu|chlorku potasu|potassium chloride
CaCl2|chlorek wapnia|chlorku wapnia|calcium chloride
MgCl2|chlorek magnezu|chlorku magnezu|magnesium chloride
KNO3|azotan(v) potasu|azotanu(v) potasu|potassium nitrate
NH3|amoniak|amoniaku|ammonia
CH4|metan|metanu|methane
C2H6|etan|etanu|ethane
C3H8|propan|propanu|propane
C2H5OH|etanol|etanolu|ethanol
CH3OH|metanol|metanolu|methanol
C6H12O6|glukoza|glukozy|glukoze|glucose
C12H22O11|sacharoza|sacharozy|sucrose
CH3COOH|kwas octowy|kwasu octowego|kwas etanowy|kwasu etanowego|acetic acid|ethanoic acid
Fe|zelazo|zelaza|iron
Cu|miedz|miedzi|copper
Zn|cynk|cynku|zinc
Mg|magnez|magnezu|magnesium
Na|sod|sodu|sodium
K|potas|potasu|potassium
Ca|wapn|wapnia|calcium
Al|glin|glinu|aluminium|aluminum
Ag|srebro|srebra|silver
Au|zloto|zlota|gold
Pb|olow|olowiu|lead
Hg|rtec|rteci|mercury
C|wegiel|wegla|carbon
S|siarka|siarki|sulfur|sulphur
P|fosfor|fosforu|phosphorus
Si|krzem|krzemu|silicon
He|hel|helu|helium
H|wodor|wodoru|hydrogen
O|tlen|tlenu|oxygen
N|azot|azotu|nitrogen
Cl|chlor|chloru|chlorine
Br|brom|bromu|bromine
I|jod|jodu|iodine
F|fluor|fluoru|fluorine
Mn|mangan|manganu|manganese
Cr|chrom|chromu|chromium
Ba|baru|barium
`;

/** A name and the formula of what it names. */
export interface SubstanceName {
  readonly name: string;
  readonly formula: string;
}

/** Names as they stand in folded text, longest first: `chlorku sodu` before `sodu`. */
export const substanceNames: readonly SubstanceName[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [formula = '', ...names] = row.split('|');
    return names.map((name) => ({ name, formula }));
  })
  .toSorted((a, b) => b.name.length - a.name.length);

/** Their molecules have two atoms: "a mole of oxygen" can be meant in two ways. */
export const diatomic: ReadonlySet<string> = new Set(['H', 'O', 'N', 'Cl', 'Br', 'I', 'F']);
